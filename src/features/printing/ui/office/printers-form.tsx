import { Button, NativeSelect, Switch, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import layout from '#src/design/layout.module.css'
import { inLanguage } from '#src/kernel/language.ts'
import { randomKey } from '#src/web/forms/request-attempt.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import card from '#src/web/office/card.module.css'
import { useOfficeApi } from '#src/web/office/office-api.ts'
import { useOfficeMutation } from '#src/web/office/use-office-mutation.ts'
import { isPrinterAddress } from '#src/features/restaurant/contract/printers-input.ts'
import { type Printer, PrinterKind } from '#src/features/restaurant/contract/printers.ts'
import { printersProblems } from '../../texts/printing-problem-texts.ts'
import { printingTexts } from '../../texts/printing-texts.ts'
import { FirstPrinter } from './first-printer.tsx'
import styles from './printing.module.css'

/** The form with which the owner adds, changes and removes printers. If there are no printers, nothing is printed. */
export function PrintersForm() {
  const api = useOfficeApi()
  const { data: settings } = useQuery({
    queryKey: ['/api/site-settings'],
    queryFn: () => api.call('GET /api/site-settings/record'),
  })
  if (!settings) return null
  return <Printers key={settings.updatedAt} stored={settings.printers ?? []} updatedAt={settings.updatedAt} />
}

interface PrintersProps {
  readonly stored: readonly Printer[]
  readonly updatedAt: string
}

function Printers({ stored, updatedAt }: PrintersProps) {
  const { printers: texts, writeFailed } = useTexts(printingTexts)
  const [printers, setPrinters] = useState(stored)
  const [isChecked, setIsChecked] = useState(false)
  const { send, isPending } = useOfficeMutation('PUT /api/site-settings', {
    subject: 'printers',
    problems: printersProblems,
    failed: writeFailed,
    invalidates: '/api/site-settings',
    request: () => ({ body: { printers: [...printers], updatedAt } }),
    succeeded: () => texts.saved,
  })
  const save = () => {
    setIsChecked(true)
    if (printers.every(({ address }) => isPrinterAddress(address))) void send()
  }
  const change = (id: string, changes: Partial<Printer>) =>
    setPrinters(printers.map((printer) => (printer.id === id ? { ...printer, ...changes } : printer)))
  const add = () => {
    const id = randomKey().replaceAll('-', '').slice(0, 20)
    const isFirst = printers.length === 0
    const name = isFirst ? texts.kinds.kitchen : texts.kinds.counter
    const kind = isFirst ? 'kitchen' : 'counter'
    setPrinters([...printers, { id, name, kind, width: 80, categories: [], address: '' }])
  }
  if (stored.length + printers.length === 0) return <FirstPrinter onAdd={add} />
  return (
    <section className={layout.stack3}>
      <h3>{texts.title}</h3>
      <p>{texts.note}</p>
      {printers.map((printer) => (
        <PrinterFields
          key={printer.id}
          printer={printer}
          isChecked={isChecked}
          onChange={(changes) => change(printer.id, changes)}
          onRemove={() => setPrinters(printers.filter(({ id }) => id !== printer.id))}
        />
      ))}
      <div className={layout.wrap2}>
        <Button variant="default" onClick={add}>
          {texts.add}
        </Button>
        {printers !== stored && (
          <Button loading={isPending} onClick={save}>
            {texts.save}
          </Button>
        )}
      </div>
    </section>
  )
}

interface PrinterFieldsProps {
  readonly printer: Printer
  /** True once the user has tried to save. */
  readonly isChecked: boolean
  onChange(changes: Partial<Printer>): void
  onRemove(): void
}

function PrinterFields({ printer, isChecked, onChange, onRemove }: PrinterFieldsProps) {
  const texts = useTexts(printingTexts).printers
  const { name, kind, width, address } = printer
  return (
    <div role="group" aria-label={name} className={card.card}>
      <div className={styles.fields}>
        <TextInput
          label={texts.name}
          value={name}
          maxLength={40}
          onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
        />
        <NativeSelect
          label={texts.kind}
          value={kind}
          data={PrinterKind.options.map((value) => ({ value, label: texts.kinds[value] }))}
          onChange={({ currentTarget }) =>
            onChange({ kind: PrinterKind.parse(currentTarget.value), categories: [] })
          }
        />
        <NativeSelect
          label={texts.width}
          value={String(width)}
          data={['80', '58'].map((value) => ({ value, label: `${value} mm` }))}
          onChange={({ currentTarget }) => onChange({ width: currentTarget.value === '58' ? 58 : 80 })}
        />
        <TextInput
          label={texts.address}
          description={texts.addressHint}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          value={address}
          error={isChecked && !isPrinterAddress(address) && texts.addressWrong}
          maxLength={15}
          inputMode="decimal"
          autoComplete="off"
          onChange={({ currentTarget }) => onChange({ address: currentTarget.value.trim() })}
        />
      </div>
      {kind === 'bar' && <BarCategories printer={printer} onChange={onChange} />}
      <div>
        <Button variant="default" onClick={onRemove}>
          {texts.remove(name)}
        </Button>
      </div>
    </div>
  )
}

function BarCategories({
  printer: { categories },
  onChange,
}: Omit<PrinterFieldsProps, 'onRemove' | 'isChecked'>) {
  const texts = useTexts(printingTexts).printers
  const language = useLanguage()
  const api = useOfficeApi()
  const { data = [] } = useQuery({
    queryKey: ['/api/categories'],
    queryFn: () => api.call('GET /api/categories'),
  })
  return (
    <Switch.Group
      label={texts.categories}
      value={categories}
      onChange={(chosen) => onChange({ categories: chosen })}
    >
      <div className={styles.switches}>
        {data.map(({ id, name, nameVi }) => (
          <Switch key={id} value={id} label={inLanguage(language, name, nameVi)} />
        ))}
      </div>
    </Switch.Group>
  )
}
