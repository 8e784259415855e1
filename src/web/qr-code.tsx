import { useMemo } from 'react'

import { qrModules } from './qr-modules.ts'

interface QrCodeProps {
  /** The text in the code. */
  readonly text: string
  /** Tells people who do not see the code what it is for. */
  readonly label: string
  readonly className?: string | undefined
}

/** A QR code. It is always dark on light, because many readers do not support the inverse. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const { size, path } = useMemo(() => {
    const rows = qrModules(text)
    const squares = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    return { size: rows.length, path: squares.join('') }
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
