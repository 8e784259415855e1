import { ActionIcon, Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link, type To } from 'react-router'

import { PlusIcon } from '#src/design/icons.tsx'
import { PencilIcon, TrashIcon } from '#src/design/task-icons.tsx'
import { useTexts } from '../language.tsx'
import { officeTexts } from './texts/office-texts.ts'

interface RowLinkProps {
  /** The address of the list, with the parameter that opens this row. */
  readonly to: To
  /** A label for screen readers that says what the link opens, and for which row. */
  readonly label: string
}

/** The link above a list that opens the form for a new row. */
export function AddLink({ to, children }: Pick<RowLinkProps, 'to'> & { readonly children: ReactNode }) {
  return (
    <Button component={Link} to={to} replace preventScrollReset leftSection={<PlusIcon size="1.25rem" />}>
      {children}
    </Button>
  )
}

interface RowButtonProps extends Pick<RowLinkProps, 'to'>, Partial<Pick<RowLinkProps, 'label'>> {
  readonly className?: string | undefined
  readonly icon?: ReactNode
  readonly children: ReactNode
}

function RowButton({ to, label, className, icon, children }: RowButtonProps) {
  return (
    <Button
      component={Link}
      to={to}
      replace
      preventScrollReset
      variant="default"
      className={className}
      aria-label={label}
      leftSection={icon}
    >
      {children}
    </Button>
  )
}

/** A link from a row in a list to the dialog with the row's details. */
export function DetailsLink(props: RowLinkProps & { readonly className?: string }) {
  return <RowButton {...props}>{useTexts(officeTexts).row.details}</RowButton>
}

/** A link, with its text, to the form that changes a row. In the dialog with the row's details it needs no label. */
export function EditButton(props: Pick<RowLinkProps, 'to'> & Partial<Pick<RowLinkProps, 'label'>>) {
  return (
    <RowButton {...props} icon={<PencilIcon />}>
      {useTexts(officeTexts).row.edit}
    </RowButton>
  )
}

/** A link, with its text, to the dialog that asks whether to delete a row. */
export function DeleteButton(props: RowLinkProps) {
  return (
    <RowButton {...props} icon={<TrashIcon size="1.25rem" />}>
      {useTexts(officeTexts).row.delete}
    </RowButton>
  )
}

/** A link to the form that changes a row. */
export function EditLink(props: RowLinkProps) {
  return <IconLink {...props} title={useTexts(officeTexts).row.edit} icon={<PencilIcon size="1.375rem" />} />
}

/** A link to the dialog that asks whether to delete a row. */
export function DeleteLink(props: RowLinkProps) {
  return <IconLink {...props} title={useTexts(officeTexts).row.delete} icon={<TrashIcon size="1.375rem" />} />
}

interface IconLinkProps extends RowLinkProps {
  readonly title: string
  readonly icon: ReactNode
}

/** A link of a row that shows as an icon. */
function IconLink({ to, label, title, icon }: IconLinkProps) {
  return (
    <ActionIcon component={Link} to={to} replace preventScrollReset aria-label={label} title={title}>
      {icon}
    </ActionIcon>
  )
}
