import { CustomizationScreen } from '#src/features/customization/ui/office/customization-screen.tsx'
import { usePicturedDishes } from './use-pictured-dishes.ts'

/** The page of the option groups, which admins can try with the dishes of the menu. */
export default function CustomizationPage() {
  return <CustomizationScreen dishes={usePicturedDishes()} />
}
