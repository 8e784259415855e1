import { createContext, use } from 'react'

import { useTexts } from '#src/web/language.tsx'
import { orderingTexts } from '../../texts/ordering-texts.ts'

/**
 * The texts of the forms and notices for ordering. By default they address the guest; an office screen provides texts for staff
 * instead.
 */
export const CurrentOrderingTexts = createContext(orderingTexts)

export const useOrderingTexts = () => useTexts(use(CurrentOrderingTexts))
