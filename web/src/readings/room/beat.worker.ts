const TICK_MS = 500

// A worker's timer isn't slowed down while the tab is hidden, so a person who looks elsewhere stays present.
setInterval(() => postMessage(0), TICK_MS)
