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
  /**
   * True if the addresses of other sections begin with this section's address. The link is then marked as current only on exactly
   * this address.
   */
  readonly end?: boolean
  /** The address of a page that belongs to this section, although it does not begin with the section's address. */
  readonly also?: string
}

interface SectionNavProps {
  readonly label: string
  readonly sections: readonly Section[]
}

/** How many sections are visible in the bar on a phone, besides the button that opens the others. */
const onPhone = 4

/** How many sections fit side by side on a tablet. */
const onTablet = 10

/** The links to the sections of a dashboard, in a bar that stays visible. On a phone, a button opens the links that do not fit. */
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
    // The browser loads the section's code before anyone presses the link. So staff need not wait for it, even if the server stops
    // responding.
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
 * The sections that do not fit into a phone's bar. On a wide screen they are in the bar. On a phone they are in a panel beneath the
 * bar, which a button opens. If one of these sections is open, the button shows its name.
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
   * Closes the panel. The focused element may be in the panel and become invisible, so the button gets the focus. On wide screens
   * the button is hidden and ignores this.
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
