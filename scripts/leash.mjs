// Loaded into what our scripts start, before its own code: when the script is killed, this process stops as well,
// in place of living on unseen with the port, the data or half an installation in its hands.
const signal = new URL(import.meta.url).searchParams.get('signal') ?? 'SIGTERM'
process.once('disconnect', () => process.kill(process.pid, signal))
process.channel?.unref()
// What this process forks has a channel of its own, and must not inherit ours.
process.execArgv.splice(process.execArgv.indexOf('--import'), 2)
