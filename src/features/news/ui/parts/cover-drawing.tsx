import { useId } from 'react'

/** Where sparks rise over the fire: across, up, size. */
const sparks = [
  [222, 92, 2.2],
  [259, 74, 1.7],
  [240, 60, 1.3],
  [276, 104, 1.5],
  [205, 118, 1.6],
  [251, 108, 1.2],
] as const

/**
 * The mouth of the oven with its fire, drawn: the cover of a post that has no picture, so that it never borrows
 * another's. Fills whatever frame it is given. Decoration.
 */
export function CoverDrawing({ className }: { className?: string }) {
  const id = useId()
  return (
    <svg
      viewBox="0 0 480 270"
      width="1600"
      height="900"
      preserveAspectRatio="xMidYMid slice"
      className={className}
      aria-hidden="true"
    >
      <defs>
        <radialGradient id={`${id}w`} cx=".5" cy=".7" r=".8">
          <stop offset="0" stopColor="#6a2c16" />
          <stop offset=".5" stopColor="#34190f" />
          <stop offset="1" stopColor="#150b07" />
        </radialGradient>
        <radialGradient id={`${id}m`} cx=".5" cy=".88" r=".8">
          <stop offset="0" stopColor="#ff9a3d" />
          <stop offset=".38" stopColor="#b02a15" />
          <stop offset="1" stopColor="#1a0c06" />
        </radialGradient>
      </defs>
      <rect width="480" height="270" fill={`url(#${id}w)`} />
      <path d="M136 240v-74a104 104 0 0 1 208 0v74Z" fill={`url(#${id}m)`} />
      <g fill="none" strokeWidth="24">
        <path d="M124 240v-74a116 116 0 0 1 232 0v74" stroke="#2a120a" />
        <path d="M124 238v-72a116 116 0 0 1 232 0v72" stroke="#9c4327" strokeDasharray="20.600 3.400" />
        <path
          d="M98 238v-72a142 142 0 0 1 284 0v72"
          stroke="#7a3320"
          strokeWidth="22"
          strokeDasharray="25.500 3.500"
        />
      </g>
      <rect y="238" width="480" height="32" fill="#1f110b" />
      <path d="M0 238h480" stroke="#c27c12" strokeWidth="1.500" opacity=".55" />
      <g transform="translate(240 238)">
        <path
          d="M0 0c-43 0-66-26-61-60 4-23 20-31 22-54 14 8 19 19 19 31 12-17 20-42 13-71 34 15 43 42 39 65 8-5 12-12 12-21 20 18 31 41 28 64C69-22 43 0 0 0Z"
          fill="#ef7d1a"
        />
        <path
          d="M2 0c-26 0-40-17-37-38 3-15 16-22 19-38 8 6 13 13 13 21 8-8 14-21 11-37 17 13 27 31 27 49C35-14 22 0 2 0Z"
          fill="#f7c667"
        />
        <path d="M3 0c-14 0-21-9-20-20 2-9 9-12 11-22 10 6 18 15 20 24C16-8 12 0 3 0Z" fill="#fff3d0" />
      </g>
      <g fill="#ffce7a">
        {sparks.map(([x, y, r]) => (
          <circle key={x} cx={x} cy={y} r={r} />
        ))}
      </g>
      <g fill="#4a2413">
        <rect x="176" y="229" width="128" height="17" rx="8.500" transform="rotate(-4 240 238)" />
        <rect
          x="180"
          y="231"
          width="120"
          height="15"
          rx="7.500"
          transform="rotate(6 240 238)"
          fill="#5c2e18"
        />
      </g>
      <g fill="#d9a86a">
        <circle cx="178" cy="243" r="6" />
        <circle cx="302" cy="246" r="5.500" />
      </g>
    </svg>
  )
}
