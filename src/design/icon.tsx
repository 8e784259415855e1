import type { ReactNode } from 'react'

interface IconProps {
  /** The size as a CSS length. By default the icon is as large as the letters around it. */
  size?: string
}

/**
 * An icon on a grid of 24 units, drawn in lines of one width with round ends and in the colour of the text. Screen readers skip it:
 * a text beside it or a label must say what it means.
 */
function Icon({ size = '1em', filled, children }: IconProps & { filled?: boolean; children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill={filled ? 'currentColor' : 'none'}
      stroke={filled ? 'none' : 'currentColor'}
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}

export function lineIcon(...paths: string[]) {
  return function LineIcon(props: IconProps) {
    return (
      <Icon {...props}>
        {paths.map((path) => (
          <path key={path} d={path} />
        ))}
      </Icon>
    )
  }
}

export function solidIcon(path: string) {
  return function SolidIcon(props: IconProps) {
    return (
      <Icon {...props} filled>
        <path fillRule="evenodd" d={path} />
      </Icon>
    )
  }
}
