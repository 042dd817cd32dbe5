import type { Database } from './database.ts'

interface Waiting<Item, Result> {
  item: Item
  resolve(result: Result): void
  reject(error: unknown): void
}

/**
 * Group commit: while one batch is in flight the next collects, without any timer. `run` answers in the order of its
 * items. When a batch fails, its items are tried one by one, so that a bad one harms only itself.
 */
export const batched = <Item, Result>(
  database: Pick<Database, 'apart'>,
  itemsMax: number,
  run: (items: Item[]) => Promise<Result[]>,
) => {
  let waiting: Waiting<Item, Result>[] = []
  let flying = false

  const settle = async (batch: Waiting<Item, Result>[]) => {
    try {
      const results = await run(batch.map(({ item }) => item))
      batch.forEach(({ resolve }, n) => resolve(results[n]!))
    } catch (error) {
      const [only] = batch
      if (batch.length === 1 && only) return only.reject(error)
      for (const one of batch) await settle([one])
    }
  }
  const fly = async () => {
    flying = true
    while (waiting.length) {
      const batch = waiting.slice(0, itemsMax)
      waiting = waiting.slice(itemsMax)
      await settle(batch)
    }
    flying = false
  }
  return (item: Item) =>
    new Promise<Result>((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (!flying) void database.apart(fly)
    })
}
