import coverUrl from './cover.svg?no-inline'

/** A drawing of the oven with its fire. It is the cover of every post without a picture. Screen readers skip it. */
export function CoverDrawing({ className }: { className?: string }) {
  return <img src={coverUrl} width={1600} height={900} alt="" className={className} />
}
