// The compiler starts this program once for each file it compiles and talks to it over standard
// input and output.
var loop = MessageLoop(stream: StandardStreams())
loop.run()
