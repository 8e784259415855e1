import { useId } from 'react'

interface PlateDrawingProps {
  /** The dish's name; empty where it stands beside. */
  label: string
  className?: string
}

const strokes = Array.from({ length: 12 }, (_, index) => index * 30)

/**
 * A hand-painted plate on the dark table of the pictures: leaves round the rim as the potters of Lái Thiêu paint them,
 * the oven's flame in the middle. Stands for a dish without a picture.
 */
export function PlateDrawing({ label, className }: PlateDrawingProps) {
  const id = useId()
  return (
    <svg
      viewBox="0 0 400 400"
      width="800"
      height="800"
      className={className}
      role={label ? 'img' : undefined}
      aria-label={label || undefined}
      aria-hidden={label ? undefined : true}
    >
      <defs>
        <radialGradient id={`${id}t`} cx=".38" cy=".28" r=".95">
          <stop offset="0" stopColor="#3b3531" />
          <stop offset=".55" stopColor="#25201e" />
          <stop offset="1" stopColor="#141110" />
        </radialGradient>
        <radialGradient id={`${id}g`} cx=".36" cy=".3" r=".85">
          <stop offset="0" stopColor="#fffaf0" />
          <stop offset=".7" stopColor="#f1e3cb" />
          <stop offset="1" stopColor="#d9c3a2" />
        </radialGradient>
        <radialGradient id={`${id}w`} cx=".6" cy=".66" r=".75">
          <stop offset="0" stopColor="#fffaf0" />
          <stop offset="1" stopColor="#ecdcc1" />
        </radialGradient>
        <g id={`${id}l`}>
          <path d="M0-138c9 4 12 14 9 25-8-3-13-14-9-25Z" fill="#8c1d0f" />
          <path d="M-21-131c11-1 19 5 21 14-10 2-19-4-21-14Z" fill="#4f6b35" />
          <circle cx="19" cy="-123" r="3.6" fill="#ef7d1a" />
        </g>
      </defs>
      <rect width="400" height="400" fill={`url(#${id}t)`} />
      <ellipse cx="210" cy="222" rx="158" ry="154" fill="#0b0807" opacity=".55" />
      <g transform="translate(200 200)">
        <circle r="152" fill={`url(#${id}g)`} />
        <circle r="147" fill="none" stroke="#8c1d0f" strokeWidth="3" opacity=".85" />
        {strokes.map((turn) => (
          <use key={turn} href={`#${id}l`} transform={`rotate(${turn})`} />
        ))}
        <circle r="103" fill="none" stroke="#c99f62" strokeWidth="1.5" />
        <circle r="99" fill={`url(#${id}w)`} />
        <path
          d="M0 50c-29 0-44-19-40-42 3-15 13-20 14-35 9 5 12 12 12 20 8-11 13-27 9-46 22 10 28 27 26 42 5-3 8-8 8-14 13 12 20 27 18 42C44 36 28 50 0 50Z"
          fill="#ef7d1a"
          opacity=".92"
        />
        <path
          d="M1 50c-16 0-25-11-23-25 2-9 10-14 12-24 5 4 8 9 8 13 5-5 9-13 7-23 11 8 17 20 17 31C22 39 14 50 1 50Z"
          fill="#f7c667"
        />
        <path
          d="M-118-62A134 134 0 0 1-62-118"
          fill="none"
          stroke="#fff"
          strokeWidth="7"
          strokeLinecap="round"
          opacity=".5"
        />
      </g>
    </svg>
  )
}
