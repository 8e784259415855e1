import { officeTexts } from '#src/web/office/texts/office-texts.ts'

/** The menu section of the admin dashboard, and the parts it has. */
const en = {
  tabs: 'Parts of the menu',
  dishes: officeTexts.en.kinds.dish,
  categories: officeTexts.en.kinds.category,
  customizations: officeTexts.en.kinds['customization-schema'],
}

const vi: typeof en = {
  tabs: 'Các phần của thực đơn',
  dishes: officeTexts.vi.kinds.dish,
  categories: officeTexts.vi.kinds.category,
  customizations: officeTexts.vi.kinds['customization-schema'],
}

export const menuTabsTexts = { vi, en }
