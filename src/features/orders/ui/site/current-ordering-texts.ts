import { createContext, use } from 'react'

import { useTexts } from '#src/web/language.tsx'
import { orderingTexts } from '../../texts/ordering-texts.ts'

/** What the parts of ordering say: to the guest, unless a screen of the office says it to staff. */
export const CurrentOrderingTexts = createContext(orderingTexts)

export const useOrderingTexts = () => useTexts(use(CurrentOrderingTexts))
