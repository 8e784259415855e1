import { useMemo } from 'react'
import { encode } from 'uqr'

/** Modules of light around the code, without which readers do not find it. */
const quietZone = 4

interface QrCodeProps {
  /** What a reader reads. */
  readonly text: string
  /** What the code is for, to those who do not see it. */
  readonly label: string
  readonly className?: string | undefined
}

/** A QR code. Always dark on light: many readers do not know the inverse. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const { size, path } = useMemo(() => {
    const code = encode(text, { ecc: 'M', border: quietZone })
    const squares = code.data.flatMap((row, y) =>
      row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])),
    )
    return { size: code.size, path: squares.join('') }
  }, [text])
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  )
}
