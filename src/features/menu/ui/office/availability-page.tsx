import { markEnglish } from '#src/kernel/language.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { OfficeList } from '#src/web/office/office-list.tsx'
import { OfficeSection } from '#src/web/office/office-section.tsx'
import { useListFilters } from '#src/web/office/use-list-filters.ts'
import { availabilityFilters, filterAvailability } from '../../rules/filter-availability.ts'
import { sortDishes } from '../../rules/menu-order.ts'
import { sellableRows, type SellableRow } from '../../rules/sellable-rows.ts'
import { officeMenuTexts } from '../../texts/office-texts.ts'
import { DishAvailability } from './dish-availability.tsx'
import { dishResource } from './dish-resource.tsx'
import { schemaResource } from '#src/features/customization/ui/office/schema-resource.tsx'
import { useResource } from '#src/web/office/resource/resource-calls.ts'
import { OptionAvailability } from './option-availability.tsx'
import { useRefetchAt } from './use-refetch-at.ts'

/**
 * The screen on which staff see what guests can order right now, dish by dish and option by option, and mark what the kitchen has
 * run out of.
 */
export default function AvailabilityPage() {
  const texts = useTexts(officeMenuTexts)
  const language = useLanguage()
  const filters = useListFilters({ show: availabilityFilters })
  const { rows: all, isFailed, refetch } = useSellableRows()
  const rows = all && filterAvailability(all, filters.q, filters.chosen.show)
  return (
    <OfficeSection title={texts.title}>
      <OfficeList
        list={{ rows, total: all?.length ?? 0, isFailed, isPrevious: false, retry: refetch }}
        filters={filters}
        texts={texts.list}
        look="lines"
        headingOf={({ dish, category }) => {
          const heading = markEnglish(language, category.name, category.nameVi)
          return dish ? heading : texts.optionsOf(heading)
        }}
        renderRow={(row) => <SellableAvailability row={row} />}
      />
    </OfficeSection>
  )
}

function SellableAvailability({ row }: { row: SellableRow }) {
  return row.dish ? (
    <DishAvailability dish={row.dish} />
  ) : (
    <OptionAvailability schema={row.schema} option={row.option} />
  )
}

/** The search runs in the browser, because two responses of the API already contain the whole menu. */
function useSellableRows() {
  const language = useLanguage()
  const dishes = useResource(dishResource)
  const schemas = useResource(schemaResource)
  const rows = dishes.data && schemas.data && sellableRows(sortDishes(dishes.data, language), schemas.data)
  const refetch = () => {
    void dishes.refetch()
    void schemas.refetch()
  }
  useRefetchAt(rows?.flatMap(({ soldOutUntil }) => soldOutUntil ?? []) ?? [], refetch)
  return { rows, isFailed: dishes.isError || schemas.isError, refetch }
}
