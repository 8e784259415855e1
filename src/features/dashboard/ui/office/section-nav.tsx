import { useWindowEvent } from '@mantine/hooks'
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { NavLink, useLocation } from 'react-router'

import { classNames } from '#src/design/class-names.ts'
import { MenuIcon } from '#src/design/icons.tsx'
import { useTexts } from '#src/web/language.tsx'
import { dashboardTexts } from '../../texts/dashboard-texts.ts'
import styles from './section-nav.module.css'

export interface Section {
  readonly to: string
  readonly label: string
  readonly icon: ReactNode
  /** True if other sections have addresses below this one. */
  readonly end?: boolean
}

interface SectionNavProps {
  readonly label: string
  readonly sections: readonly Section[]
}

/** How many sections stand side by side on a phone. The button that opens the others takes one more place. */
const onPhone = 4

/** How many sections have room side by side on a tablet. */
const onTablet = 10

/**
 * The sections of a dashboard, in one bar that stays visible. On a phone a button opens those that do not fit. Tab stops once in the
 * bar, at the open section, and the arrow keys lead to the others, so that the list below is near for the keyboard.
 */
export function SectionNav({ label, sections }: SectionNavProps) {
  const isLong = sections.length > onPhone + 1
  const isFull = sections.length > onTablet
  return (
    <nav
      className={classNames(styles.bar, isLong && styles.long, isFull && styles.full)}
      aria-label={label}
      data-tone="night"
    >
      {/* The keys are added to links and a button, which do all else. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div className={styles.row} onKeyDown={moveAlong}>
        <Links sections={isLong ? sections.slice(0, onPhone) : sections} />
        {isLong && <Others sections={sections.slice(onPhone)} />}
      </div>
    </nav>
  )
}

function isOpenAt(pathname: string, { to, end = false }: Pick<Section, 'to' | 'end'>): boolean {
  return end ? pathname === to : `${pathname}/`.startsWith(`${to}/`)
}

/** Moves the focus from a section to the next or the one before that is visible. */
function moveAlong(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
  if (step === undefined) return
  event.preventDefault()
  const places = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')]
  const from = places.findIndex((place) => place === document.activeElement)
  // A section that has no room in the bar cannot take the focus.
  for (let next = from + step; document.activeElement === places[from] && next in places; next += step)
    places[next]?.focus()
}

interface LinksProps {
  readonly sections: readonly Section[]
  onFollow?(): void
}

function Links({ sections, onFollow }: LinksProps) {
  const { pathname } = useLocation()
  return sections.map(({ to, end = false, icon, label }) => (
    // The section's code loads before it is pressed, so that staff need not wait, even if the server stops responding.
    <NavLink
      key={to}
      to={to}
      end={end}
      className={styles.section}
      prefetch="render"
      tabIndex={isOpenAt(pathname, { to, end }) ? undefined : -1}
      onClick={onFollow}
    >
      {icon}
      <span>{label}</span>
    </NavLink>
  ))
}

/**
 * The sections that do not fit in a phone's bar. If there is room, they stand in the bar. On a phone they are in a sheet below the
 * bar, and the button that opens the sheet names the open section if it is in there.
 */
function Others({ sections }: Pick<SectionNavProps, 'sections'>) {
  const { more } = useTexts(dashboardTexts).admin
  const { pathname } = useLocation()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const current = sections.find((section) => isOpenAt(pathname, section))
  /**
   * Moves the focus to the button, because the element that has it may become invisible. On wide screens the button is hidden and
   * cannot take the focus.
   */
  function close() {
    button.current?.focus({ preventScroll: true })
    setOpen(false)
  }
  useWindowEvent('keydown', ({ key }) => {
    if (key === 'Escape' && isOpen) close()
  })
  function closeFrom({ target }: Event) {
    if (target instanceof Node && !place.current?.contains(target)) setOpen(false)
  }
  useWindowEvent('focusin', closeFrom)
  useWindowEvent('pointerdown', closeFrom)
  return (
    <div ref={place} className={styles.others}>
      <button
        ref={button}
        type="button"
        className={classNames(styles.section, styles.more, current && styles.current)}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={current && `${more}: ${current.label}`}
        onClick={() => setOpen(!isOpen)}
      >
        {current?.icon ?? <MenuIcon />}
        <span>{current?.label ?? more}</span>
      </button>
      <div id={id} className={classNames(styles.sheet, isOpen && styles.open)}>
        <Links sections={sections} onFollow={close} />
      </div>
    </div>
  )
}
