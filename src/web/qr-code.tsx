import { useMemo } from 'react'

import { qrModules } from './qr-modules.ts'

interface QrCodeProps {
  /** The text in the code. */
  readonly text: string
  /** A text for people who cannot see the code, which says what the code is for. */
  readonly label: string
  readonly className?: string | undefined
}

/** A QR code. It is always dark on a light ground, because many scanner apps cannot read light codes on a dark ground. */
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
