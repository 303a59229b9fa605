// caught by: The states are those after each gesture
// REGION 2
  PanelState(count: 0, isLoud: false),
  PanelState(count: 1, isLoud: false),
  PanelState(count: 41, isLoud: false),
  PanelState(count: 41, isLoud: true),
  PanelState(count: 41, isLoud: true),
