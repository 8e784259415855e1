import plateUrl from './plate.svg?no-inline'

interface PlateDrawingProps {
  /** The dish's name; empty if the name stands beside the plate. */
  label: string
  className?: string
}

/**
 * A hand-painted plate on a dark table like the one in the photos: leaves around the rim as the potters of Lái Thiêu paint them,
 * and the flame of the oven in the middle. It is shown for a dish that has no picture.
 */
export function PlateDrawing({ label, className }: PlateDrawingProps) {
  return <img loading="lazy" src={plateUrl} alt={label} width={800} height={800} className={className} />
}
