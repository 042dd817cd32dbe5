/** Keeps the screen on, where the browser can, until the returned function is called: a phone that sleeps ends its calls. */
export function keepAwake() {
  let lock: WakeLockSentinel | undefined
  let wanted = true
  const ask = async () => {
    if (!wanted || document.visibilityState !== 'visible') return
    lock = await navigator.wakeLock?.request('screen')
    if (!wanted) void lock?.release()
  }
  // A page that was hidden has lost it.
  const onSight = () => void ask().catch(() => undefined)
  document.addEventListener('visibilitychange', onSight)
  onSight()
  return () => {
    wanted = false
    document.removeEventListener('visibilitychange', onSight)
    void lock?.release().catch(() => undefined)
  }
}
