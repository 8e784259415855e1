import { useMemo } from 'react'

import { qrModules } from './qr-modules.ts'

interface QrCodeProps {
  readonly text: string
  /** A text that says what the QR code is for, for people who cannot see it. */
  readonly label: string
  readonly className?: string | undefined
}

/** A QR code, always dark on a light ground, because many scanner apps cannot read light codes on a dark ground. */
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
