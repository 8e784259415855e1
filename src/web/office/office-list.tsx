import layout from '#src/design/layout.module.css'
import { ListFilters, type ListFilterTexts } from './list-filters.tsx'
import { ListRows, type ListRowsProps, type ListRowsTexts } from './list-rows.tsx'
import type { FilterValues, ListFilterState } from './use-list-filters.ts'
import { useRowFocus } from './use-row-focus.ts'

/** The texts that a list itself has; the office's texts contain those that all lists share. */
export interface OfficeListTexts<Filters extends FilterValues>
  extends ListFilterTexts<Filters>, ListRowsTexts {}

interface OfficeListProps<Row, Filters extends FilterValues> extends ListRowsProps<Row> {
  readonly filters: ListFilterState<Filters>
  readonly texts: OfficeListTexts<Filters>
}

/** A list in the office: its search field, filters and matching rows. */
export function OfficeList<Row extends { readonly id: string }, Filters extends FilterValues>(
  props: OfficeListProps<Row, Filters>,
) {
  const around = useRowFocus(props.list.rows)
  return (
    <div ref={around} className={layout.stack4}>
      <ListFilters filters={props.filters} texts={props.texts} />
      <ListRows {...props} />
    </div>
  )
}
