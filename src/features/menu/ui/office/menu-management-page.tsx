import { Outlet } from 'react-router'

import { useTexts } from '#src/web/language.tsx'
import { SectionTabs } from '#src/web/office/section-tabs.tsx'
import { officeTexts } from '#src/web/office/texts/office-texts.ts'
import { menuTabsTexts } from '../../texts/menu-tabs-texts.ts'

/** The menu section of the admin dashboard: a tab for each of its parts, with an address of its own, and the part that is open. */
export default function MenuManagementPage() {
  const { kinds } = useTexts(officeTexts)
  const tabs = [
    { to: '/admin/dashboard/menu', label: kinds.dish },
    { to: '/admin/dashboard/menu/categories', label: kinds.category },
    { to: '/admin/dashboard/menu/customizations', label: kinds['customization-schema'] },
    { to: '/admin/dashboard/menu/ingredients', label: kinds.ingredient },
  ]
  return (
    <>
      <SectionTabs label={useTexts(menuTabsTexts).tabs} tabs={tabs} />
      <Outlet />
    </>
  )
}
