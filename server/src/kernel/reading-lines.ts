import type { Socket as Line } from 'node:net'

/**
 * Lines that somebody should be reading. One to which nothing could be written between two looks, while something waits, is
 * cut: what waits for it would fill the memory.
 */
export const readingLines = () => {
  const writtenBytes = new Map<Line, number>()
  return {
    add(line: Line) {
      writtenBytes.set(line, -1)
      line.once('close', () => writtenBytes.delete(line))
    },
    look() {
      for (const [line, before] of writtenBytes) {
        const now = line.bytesWritten - line.writableLength
        if (line.writableLength > 0 && now === before) line.destroy()
        else writtenBytes.set(line, now)
      }
    },
  }
}
