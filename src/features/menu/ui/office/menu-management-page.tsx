import { Outlet } from 'react-router'

import { useTexts } from '#src/web/language.tsx'
import { SectionTabs } from '#src/web/office/section-tabs.tsx'
import { menuTabsTexts } from '../../texts/menu-tabs-texts.ts'

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
      <SectionTabs label={texts.tabs} tabs={tabs} />
      <Outlet />
    </>
  )
}
