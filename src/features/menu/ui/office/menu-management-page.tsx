import { NavLink, Outlet } from 'react-router'

import { useTexts } from '#src/web/language.tsx'
import { menuTabsTexts } from '../../texts/menu-tabs-texts.ts'
import styles from './menu-management-page.module.css'

/** The menu section of the admin dashboard: its parts, each at an address of its own, and the one that is open. */
export default function MenuManagementPage() {
  const texts = useTexts(menuTabsTexts)
  const tabs = [
    { to: '/admin/dashboard/menu', label: texts.dishes },
    { to: '/admin/dashboard/menu/categories', label: texts.categories },
    { to: '/admin/dashboard/menu/customizations', label: texts.customizations },
  ]
  return (
    <>
      <nav className={styles.tabs} aria-label={texts.tabs}>
        {tabs.map(({ to, label }) => (
          <NavLink key={to} to={to} end className={styles.tab} prefetch="render">
            {label}
          </NavLink>
        ))}
      </nav>
      <Outlet />
    </>
  )
}
