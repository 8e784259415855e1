import { useWindowEvent } from '@mantine/hooks'
import { type ReactNode, useId, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'

import { classNames } from '#src/design/class-names.ts'
import { MenuIcon } from '#src/design/icons.tsx'
import { useTexts } from '#src/web/language.tsx'
import { dashboardTexts } from '../../texts/dashboard-texts.ts'
import styles from './section-nav.module.css'

export interface Section {
  readonly to: string
  readonly label: string
  readonly icon: ReactNode
  /** True if addresses of other sections begin with this one. Only this exact address then marks the link as current. */
  readonly end?: boolean
  /** The address of a page that belongs to this section and does not stand below it. */
  readonly also?: string
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
 * The sections of a dashboard, in one bar that stays visible. On a phone a button opens those that do not fit.
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
      <div className={styles.row}>
        <Links sections={isLong ? sections.slice(0, onPhone) : sections} />
        {isLong && <Others sections={sections.slice(onPhone)} />}
      </div>
    </nav>
  )
}

interface LinksProps {
  readonly sections: readonly Section[]
  onFollow?(): void
}

function Links({ sections, onFollow }: LinksProps) {
  const { pathname } = useLocation()
  return sections.map(({ icon, label, ...section }) => (
    // The section's code loads before it is pressed, so that staff need not wait, even if the server stops responding.
    <Link
      key={section.to}
      to={section.to}
      className={styles.section}
      aria-current={isOpenSection(section, pathname) ? 'page' : undefined}
      prefetch="render"
      onClick={onFollow}
    >
      {icon}
      <span>{label}</span>
    </Link>
  ))
}

function isOpenSection(
  { to, end = false, also }: Omit<Section, 'icon' | 'label'>,
  pathname: string,
): boolean {
  const path = `${pathname.replace(/\/$/, '')}/`
  return (end ? path === `${to}/` : path.startsWith(`${to}/`)) || path === `${also}/`
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
  const current = sections.find((section) => isOpenSection(section, pathname))
  /**
   * Closes the sheet. The focus moves to the button, because the focused element may become invisible. On wide screens the button
   * is hidden and cannot take the focus.
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
