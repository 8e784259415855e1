import type { ComponentProps } from 'react'

import fieldStyles from './field.module.css'
import { SearchIcon } from './icons.tsx'
import { classNames } from './class-names.ts'

interface SearchFieldProps extends ComponentProps<'input'> {
  /** The label for screen readers. Sighted users recognize the search field by its magnifying glass and its place on the page. */
  label: string
}

/** A search field of one line. It is not one of the form fields (field.tsx), because it has no hint and no error. */
export function SearchField({ label, className, ...input }: SearchFieldProps) {
  return (
    <label className={classNames(fieldStyles.field, className)}>
      <span className="visually-hidden">{label}</span>
      <span className={classNames(fieldStyles.box, fieldStyles.withIcon)}>
        <SearchIcon />
        <input {...input} type="search" enterKeyHint="search" className={fieldStyles.control} />
      </span>
    </label>
  )
}
