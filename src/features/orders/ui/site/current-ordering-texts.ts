import { createContext, use } from 'react'

import { useTexts } from '#src/web/language.tsx'
import { orderingTexts } from '../../texts/ordering-texts.ts'

/**
 * The texts of the forms and notices for ordering. They address the guest, unless an office screen provides the texts for staff
 * instead.
 */
export const CurrentOrderingTexts = createContext(orderingTexts)

export const useOrderingTexts = () => useTexts(use(CurrentOrderingTexts))
