/** Moves an entry of a list by one index, back (-1) or forward (1). Returns the same list if there is no such index. */
export function moveInList<Each>(list: readonly Each[], index: number, by: -1 | 1): readonly Each[] {
  const moved = list[index]
  const other = list[index + by]
  if (moved === undefined || other === undefined) return list
  return list.with(index, other).with(index + by, moved)
}

/** Moves an entry of a list to another index. Returns the same list if there is no such index. */
export function placeInList<Each>(list: readonly Each[], from: number, to: number): readonly Each[] {
  const moved = list[from]
  if (moved === undefined || list[to] === undefined) return list
  return list.toSpliced(from, 1).toSpliced(to, 0, moved)
}
