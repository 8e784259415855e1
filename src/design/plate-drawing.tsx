import plateUrl from './plate.svg?no-inline'

interface PlateDrawingProps {
  /** The dish's name; empty if the name stands beside the plate. */
  label: string
  className?: string
}

/**
 * A hand-painted plate on the dark table of the pictures: leaves around the rim as the potters of Lái Thiêu paint them, and the
 * oven's flame in the middle. It is shown for a dish without a picture.
 */
export function PlateDrawing({ label, className }: PlateDrawingProps) {
  return <img loading="lazy" src={plateUrl} alt={label} width={800} height={800} className={className} />
}
