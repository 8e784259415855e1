/** A pizza from above with one slice taken: the nought of a missing page. Decoration. */
export function PizzaDrawing() {
  return (
    <svg viewBox="0 0 200 200" aria-hidden="true" focusable="false">
      {/* The missing slice points to the upper right, 50 degrees wide. */}
      <path d="M100 100 141.6 10.800A98 98 0 1 0 193.700 70.600Z" fill="#c9803a" />
      <path d="M100 100 137.200 20.300A88 88 0 1 0 184 73.700Z" fill="#e2a04f" />
      <path d="M100 100 134.600 25.600A82 82 0 1 0 178.200 75.400Z" fill="#8c1d0f" />
      <path d="M100 100 132.500 30A77 77 0 1 0 173.400 77Z" fill="#f7cf7a" />
      <g fill="#b02a15" stroke="#8c1d0f" strokeWidth="2">
        <circle cx="70" cy="56" r="14" />
        <circle cx="44" cy="98" r="13" />
        <circle cx="70" cy="140" r="15" />
        <circle cx="116" cy="152" r="13" />
        <circle cx="150" cy="118" r="14" />
        <circle cx="98" cy="108" r="12" />
        <circle cx="107" cy="50" r="8" />
      </g>
      <g fill="#4f6b35">
        <path d="M92 76c10-6 18-2 20 5-9 4-17 2-20-5Z" />
        <path d="M46 124c2-10 10-13 16-10-1 9-8 13-16 10Z" />
        <path d="M126 128c8 3 9 10 6 15-8-2-10-9-6-15Z" />
      </g>
      <g fill="#6e3514" opacity=".7">
        <circle cx="22" cy="62" r="4" />
        <circle cx="12" cy="122" r="5" />
        <circle cx="84" cy="192" r="4" />
        <circle cx="160" cy="174" r="5" />
        <circle cx="190" cy="112" r="3.500" />
        <circle cx="72" cy="9" r="4" />
      </g>
    </svg>
  )
}
