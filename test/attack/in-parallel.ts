/** Does the work for each item, so many at the same time, and returns the results in the items' order. */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  limit: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  // One iterator for all of them: each takes the next item that is left.
  const entries = items.entries()
  const worker = async () => {
    for (const [index, item] of entries) results[index] = await work(item)
  }
  await Promise.all(Array.from({ length: limit }, worker))
  return results
}
