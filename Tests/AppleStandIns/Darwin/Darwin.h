// The declarations of macOS's C library that the runner uses, with the types that its manual pages
// and headers give them. Nothing here has a body: it is only for checking types.
//
// The structures have other names in C: those of Linux are in the same process of the compiler.
#define SWIFT_NAME(name) __attribute__((swift_name(#name)))

typedef __SIZE_TYPE__ size_t;
typedef long ssize_t;
typedef long long off_t;
typedef int pid_t;
typedef unsigned int id_t;
typedef unsigned int uid_t;
typedef unsigned int gid_t;
typedef int dev_t;
typedef unsigned short mode_t;
typedef unsigned short nlink_t;
typedef unsigned long long ino_t;
typedef long time_t;
typedef int suseconds_t;
typedef unsigned int useconds_t;
typedef unsigned long long rlim_t;
typedef unsigned int nfds_t;
typedef unsigned int sigset_t;
typedef unsigned long tcflag_t;
typedef unsigned long speed_t;
typedef unsigned char cc_t;
typedef void (*sig_t)(int);

struct SWIFT_NAME(timespec) darwin_timespec { time_t tv_sec; long tv_nsec; };
struct SWIFT_NAME(timeval) darwin_timeval { time_t tv_sec; suseconds_t tv_usec; };

// Processes
typedef void *posix_spawn_file_actions_t;
typedef void *posix_spawnattr_t;
#define POSIX_SPAWN_SETPGROUP 0x0002
#define POSIX_SPAWN_SETSIGDEF 0x0004
#define POSIX_SPAWN_SETSIGMASK 0x0008
#define POSIX_SPAWN_SETSID 0x0400
#define POSIX_SPAWN_CLOEXEC_DEFAULT 0x4000
int posix_spawn_file_actions_init(posix_spawn_file_actions_t *);
int posix_spawn_file_actions_destroy(posix_spawn_file_actions_t *);
int posix_spawn_file_actions_adddup2(posix_spawn_file_actions_t *, int, int);
int posix_spawn_file_actions_addopen(
    posix_spawn_file_actions_t *restrict, int, const char *restrict, int, mode_t);
int posix_spawnattr_init(posix_spawnattr_t *);
int posix_spawnattr_destroy(posix_spawnattr_t *);
int posix_spawnattr_setflags(posix_spawnattr_t *, short);
int posix_spawnattr_setpgroup(posix_spawnattr_t *, pid_t);
int posix_spawnattr_setsigdefault(posix_spawnattr_t *restrict, const sigset_t *restrict);
int posix_spawnattr_setsigmask(posix_spawnattr_t *restrict, const sigset_t *restrict);
int posix_spawn(
    pid_t *restrict, const char *restrict, const posix_spawn_file_actions_t *,
    const posix_spawnattr_t *restrict, char *const[restrict], char *const[restrict]);
int execv(const char *, char *const *);
int setenv(const char *, const char *, int);
int execve(const char *, char *const *, char *const *);
void _exit(int) __attribute__((noreturn));
void exit(int) __attribute__((noreturn));
int atexit(void (*)(void));
pid_t getpid(void);
typedef void *rusage_info_t;
struct SWIFT_NAME(rusage_info_v4) darwin_rusage_info_v4 { unsigned long long ri_phys_footprint, ri_user_time, ri_system_time; };
struct SWIFT_NAME(mach_timebase_info) darwin_timebase { unsigned int numer, denom; };
int mach_timebase_info(struct darwin_timebase *);
#define RUSAGE_INFO_V4 4
int proc_pid_rusage(int, int, rusage_info_t *);
pid_t getpgrp(void);
pid_t tcgetpgrp(int);
uid_t getuid(void);
uid_t geteuid(void);
char *getenv(const char *);
pid_t waitpid(pid_t, int *, int);
enum SWIFT_NAME(idtype_t) darwin_idtype_t { DARWIN_P_ALL, DARWIN_P_PID, DARWIN_P_PGID };
struct SWIFT_NAME(siginfo_t) darwin_siginfo_t { int si_signo; int si_errno; int si_code; pid_t si_pid; };
int waitid(enum darwin_idtype_t, id_t, struct darwin_siginfo_t *, int);
#define WNOHANG 0x01
#define WEXITED 0x04
#define WNOWAIT 0x20

// Limits
struct SWIFT_NAME(rlimit) darwin_rlimit { rlim_t rlim_cur; rlim_t rlim_max; };
#define RLIMIT_CPU 0
#define RLIMIT_FSIZE 1
#define RLIMIT_CORE 4
#define RLIMIT_AS 5
#define RLIMIT_NPROC 7
#define RLIMIT_NOFILE 8
int getrlimit(int, struct darwin_rlimit *);
int setrlimit(int, const struct darwin_rlimit *);
struct SWIFT_NAME(rusage) darwin_rusage { struct darwin_timeval ru_utime; struct darwin_timeval ru_stime; long ru_maxrss; };
#define RUSAGE_SELF 0
int getrusage(int, struct darwin_rusage *);
int getloadavg(double *, int);

// Signals
#define SIGHUP 1
#define SIGINT 2
#define SIGQUIT 3
#define SIGILL 4
#define SIGTRAP 5
#define SIGABRT 6
#define SIGFPE 8
#define SIGKILL 9
#define SIGBUS 10
#define SIGSEGV 11
#define SIGPIPE 13
#define SIGTERM 15
#define SIGSTOP 17
#define SIGTSTP 18
#define SIGCONT 19
#define SIGCHLD 20
#define SIGXCPU 24
#define SIGWINCH 28
#define SIG_BLOCK 1
#define SIG_UNBLOCK 2
#define SIG_SETMASK 3
sig_t signal(int, sig_t);
int kill(pid_t, int);
int raise(int);
int sigemptyset(sigset_t *);
int sigfillset(sigset_t *);
int sigaddset(sigset_t *, int);
int sigwait(const sigset_t *restrict, int *restrict);
int pthread_sigmask(int, const sigset_t *, sigset_t *);

// Errors
#define ENOENT 2
#define EINTR 4
#define EBADF 9
#define EACCES 13
#define EEXIST 17
#define ENOTDIR 20
#define EINVAL 22
#define EPIPE 32
#define EAGAIN 35
#define EWOULDBLOCK EAGAIN
#define ELOOP 62

// Files
struct SWIFT_NAME(stat) darwin_stat {
  dev_t st_dev;
  mode_t st_mode;
  nlink_t st_nlink;
  ino_t st_ino;
  uid_t st_uid;
  gid_t st_gid;
  dev_t st_rdev;
  struct darwin_timespec st_atimespec;
  struct darwin_timespec st_mtimespec;
  struct darwin_timespec st_ctimespec;
  struct darwin_timespec st_birthtimespec;
  off_t st_size;
};
int stat(const char *, struct darwin_stat *);
int lstat(const char *, struct darwin_stat *);
int fstat(int, struct darwin_stat *);
struct SWIFT_NAME(DIR) darwin_DIR { int opaque; };
struct SWIFT_NAME(dirent) darwin_dirent { ino_t d_ino; unsigned short d_namlen; unsigned char d_type; char d_name[1024]; };
struct darwin_DIR *opendir(const char *);
struct darwin_dirent *readdir(struct darwin_DIR *);
int closedir(struct darwin_DIR *);
int chmod(const char *, mode_t);
int chown(const char *, uid_t, gid_t);
int link(const char *, const char *);
int rename(const char *, const char *);
int rmdir(const char *);
int symlink(const char *, const char *);
ssize_t readlink(const char *restrict, char *restrict, size_t);
int fchmod(int, mode_t);
int ftruncate(int, off_t);
int memcmp(const void *, const void *, size_t);
int chdir(const char *);
int unlink(const char *);
int mkdir(const char *, mode_t);
int mkfifo(const char *, mode_t);
int mkstemp(char *);
char *mkdtemp(char *);
char *realpath(const char *restrict, char *restrict);
int access(const char *, int);
#define F_OK 0
#define R_OK 4
#define W_OK 2
#define X_OK 1
#define O_RDONLY 0x0000
#define O_WRONLY 0x0001
#define O_RDWR 0x0002
#define O_NONBLOCK 0x0004
#define O_CREAT 0x0200
#define O_NOFOLLOW 0x0100
#define O_DIRECTORY 0x100000
#define O_TRUNC 0x0400
#define O_EXCL 0x0800
#define O_CLOEXEC 0x1000000
#define F_DUPFD 0
#define F_GETFD 1
#define F_SETFD 2
#define F_GETFL 3
#define F_SETFL 4
#define F_DUPFD_CLOEXEC 67
#define FD_CLOEXEC 1
#define LOCK_SH 0x01
#define LOCK_EX 0x02
#define LOCK_NB 0x04
#define LOCK_UN 0x08
int flock(int, int);
#define F_TLOCK 2
int lockf(int, int, off_t);
int utimes(const char *, const struct darwin_timeval *);
#define SEEK_SET 0
#define SEEK_END 2
off_t lseek(int, off_t, int);
ssize_t read(int, void *, size_t);
ssize_t write(int, const void *, size_t);
int close(int);
int dup(int);
int dup2(int, int);
int pipe(int *);
int isatty(int);
int usleep(useconds_t);
time_t time(time_t *);
#define STDIN_FILENO 0
#define STDOUT_FILENO 1
#define STDERR_FILENO 2

// Waiting
struct SWIFT_NAME(pollfd) darwin_pollfd { int fd; short events; short revents; };
#define POLLIN 0x0001
#define POLLHUP 0x0010
#define POLLNVAL 0x0020
int poll(struct darwin_pollfd *, nfds_t, int);
struct SWIFT_NAME(fd_set) darwin_fd_set { int fds_bits[32]; };
int select(
    int, struct darwin_fd_set *restrict, struct darwin_fd_set *restrict, struct darwin_fd_set *restrict, struct darwin_timeval *restrict);

// Terminals
struct SWIFT_NAME(termios) darwin_termios {
  tcflag_t c_iflag;
  tcflag_t c_oflag;
  tcflag_t c_cflag;
  tcflag_t c_lflag;
  cc_t c_cc[20];
  speed_t c_ispeed;
  speed_t c_ospeed;
};
#define VQUIT 9
#define VMIN 16
#define VTIME 17
#define ECHO 0x00000008
#define ICANON 0x00000100
#define IEXTEN 0x00000400
#define ICRNL 0x00000100
#define IXON 0x00000200
#define TCSADRAIN 1
int tcgetattr(int, struct darwin_termios *);
int tcsetattr(int, int, const struct darwin_termios *);
struct SWIFT_NAME(winsize) darwin_winsize {
  unsigned short ws_row;
  unsigned short ws_col;
  unsigned short ws_xpixel;
  unsigned short ws_ypixel;
};
int openpty(int *, int *, char *, struct darwin_termios *, struct darwin_winsize *);
char *ttyname(int);

// Memory, text and the loader
void free(void *);
void *memchr(const void *, int, size_t);
char *strdup(const char *);
char *strerror(int);
char *strsignal(int);
struct SWIFT_NAME(tm) darwin_tm {
  int tm_sec, tm_min, tm_hour, tm_mday, tm_mon, tm_year, tm_wday, tm_yday, tm_isdst;
  long tm_gmtoff;
  char *tm_zone;
};
struct darwin_tm *gmtime_r(const time_t *, struct darwin_tm *);
struct darwin_tm *localtime_r(const time_t *, struct darwin_tm *);
#define RTLD_LAZY 0x1
#define RTLD_NOW 0x2
void *dlopen(const char *, int);
void *dlsym(void *, const char *);
struct SWIFT_NAME(Dl_info) darwin_Dl_info {
  const char *dli_fname;
  void *dli_fbase;
  const char *dli_sname;
  void *dli_saddr;
};
int dladdr(const void *, struct darwin_Dl_info *);

// Locks
struct SWIFT_NAME(pthread_mutex_t) darwin_pthread_mutex_t { long sig; char opaque[56]; };
struct SWIFT_NAME(pthread_mutexattr_t) darwin_pthread_mutexattr_t { long sig; char opaque[8]; };
int pthread_mutex_init(struct darwin_pthread_mutex_t *restrict, const struct darwin_pthread_mutexattr_t *restrict);
int pthread_mutex_destroy(struct darwin_pthread_mutex_t *);
int pthread_mutex_lock(struct darwin_pthread_mutex_t *);
int pthread_mutex_unlock(struct darwin_pthread_mutex_t *);

// Numbers
double log(double);
