import type { ComponentProps } from 'react'

import fieldStyles from './field.module.css'
import { SearchIcon } from './icons.tsx'
import { classNames } from './class-names.ts'

interface SearchFieldProps extends ComponentProps<'input'> {
  /** For screen readers: the glass and the place say it to everyone else. */
  label: string
}

/** One line to search with. Apart from the fields of forms, whose hints and errors it does not have. */
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
