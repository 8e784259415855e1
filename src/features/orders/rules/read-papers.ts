import type { KitchenPaper } from '#src/features/printing/contract/paper.ts'

/**
 * True if a kitchen that has read these tickets of an order, one after the other, knows all that the ticket `whole` says: the
 * pieces and, unless nothing is to be made, time, place and note.
 */
export function saysAll(papers: readonly KitchenPaper[], whole: KitchenPaper): boolean {
  const [last] = papers.slice(-1)
  const pieces = piecesOn([whole])
  return (
    last !== undefined && piecesOn(papers) === pieces && (pieces === '' || factsOn(last) === factsOn(whole))
  )
}

const factsOn = ({ due, note, orderType, tableLabel }: KitchenPaper) =>
  JSON.stringify([due, note, orderType, tableLabel])

function piecesOn(papers: readonly KitchenPaper[]): string {
  const pieces = new Map<string, number>()
  const add = (lines: KitchenPaper['lines'], sign: 1 | -1) => {
    for (const { quantity, name, halves, choices, note } of lines) {
      const identity = JSON.stringify([name, halves, choices, note])
      pieces.set(identity, (pieces.get(identity) ?? 0) + sign * quantity)
    }
  }
  for (const { change, lines, removed } of papers) {
    if (change !== 'changed') pieces.clear()
    if (change !== 'cancelled') add(lines, 1)
    add(removed, -1)
  }
  const counted = [...pieces].filter(([, quantity]) => quantity !== 0)
  return counted
    .map(([identity, quantity]) => `${quantity} ${identity}`)
    .toSorted()
    .join('\n')
}
