// Loaded into the server before its own code: when the script that started it is killed, the server stops as well,
// in place of living on unseen with the port and the data in its hands.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
