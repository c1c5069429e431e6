// Loaded before the server of a story: the system closes this input when the test process ends, however it ends,
// so that a crash or a kill -9 of the tests leaves no server behind.
process.stdin.on('close', () => process.exit(1)).resume()
if ('unref' in process.stdin) process.stdin.unref()
