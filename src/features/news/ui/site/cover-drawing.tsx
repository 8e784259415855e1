import coverUrl from './cover.svg?no-inline'

/**
 * The mouth of the oven with its fire, drawn: the cover of a post that has no picture, so that it never borrows
 * another's. Decoration.
 */
export function CoverDrawing({ className }: { className?: string }) {
  return <img src={coverUrl} width={1600} height={900} alt="" className={className} />
}
