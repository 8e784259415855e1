import { Button, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { inLanguage } from '#src/kernel/language.ts'
import { formatTable } from '#src/kernel/table-label.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { useOfficeApi } from '#src/web/office/office-api.ts'
import { OfficeSection } from '#src/web/office/office-section.tsx'
import { useUrlFilters } from '#src/web/office/use-url-search.ts'
import { QrCode } from '#src/web/qr-code.tsx'
import { useSiteSettings } from '#src/features/restaurant/ui/site/use-site-settings.tsx'
import { tableAddress, tablesOf } from '../../rules/table-list.ts'
import { tableCodeTexts } from '../../texts/table-code-texts.ts'
import styles from './table-codes-page.module.css'
import { visitsKey } from './visit-writes.ts'

/**
 * A page with a card with a QR code for each table in the owner's list, to be printed and cut. If an admin types other tables,
 * their names are stored in the page's address, so that a bookmark prints them again.
 */
export default function TableCodesPage() {
  const texts = useTexts(tableCodeTexts)
  const [parameters, setFilters] = useUrlFilters()
  const api = useOfficeApi()
  const { data } = useQuery({ queryKey: visitsKey, queryFn: () => api.call('GET /api/visits') })
  const [typed, setTyped] = useState(parameters.get('tables'))
  const text = typed ?? data?.tables.join(', ') ?? ''
  const { tables, tooLong } = tablesOf(text)

  function change(next: string) {
    setTyped(next)
    setFilters({ tables: next })
  }

  return (
    <>
      <div className={styles.screenOnly}>
        <OfficeSection title={texts.title} note={texts.more}>
          <div className={styles.form}>
            <TextInput
              label={texts.tables}
              description={texts.hint}
              placeholder="1-12, Sân 1, Sân 2"
              error={tooLong.length > 0 && texts.tooLong(tooLong.join(', '))}
              autoComplete="off"
              value={text}
              onChange={({ currentTarget }) => change(currentTarget.value)}
            />
            <p role="status" className={styles.found}>
              {tables.length > 0
                ? `${texts.codes(tables.length)} · ${texts.address(window.location.host)}`
                : texts.none}
            </p>
            <Button disabled={tables.length === 0} onClick={() => window.print()}>
              {texts.print}
            </Button>
          </div>
        </OfficeSection>
      </div>
      {tables.length > 0 && (
        <ul role="list" className={styles.sheet}>
          {tables.map((table) => (
            <TableCode key={table} table={table} />
          ))}
        </ul>
      )}
    </>
  )
}

/** The card that stands on a table. It is in both languages, because guests of both languages read it. */
function TableCode({ table }: { table: string }) {
  const texts = useTexts(tableCodeTexts)
  const language = useLanguage()
  const { name, nameVi } = useSiteSettings()
  const inBoth = [...new Set([formatTable(table, 'vi'), formatTable(table, 'en')])]
  return (
    <li className={styles.card}>
      <p className={styles.restaurant}>{inLanguage('vi', name, nameVi)}</p>
      <h2 className={styles.table}>{inBoth.join(' · ')}</h2>
      <QrCode
        className={styles.code}
        text={tableAddress(window.location.origin, table)}
        label={texts.code(formatTable(table, language))}
      />
      <p lang="vi" className={styles.scan}>
        {tableCodeTexts.vi.scan}
      </p>
      <p lang="en" className={styles.scanToo}>
        {tableCodeTexts.en.scan}
      </p>
    </li>
  )
}
