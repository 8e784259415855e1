import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'

import { Dialog } from '#src/design/dialog.tsx'
import { Spinner } from '#src/design/spinner.tsx'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import facts from '#src/web/office/facts.module.css'
import { FactList } from '#src/web/office/facts-part.tsx'
import { useOfficeApi } from '#src/web/office/office-api.ts'
import { officeTexts } from '#src/web/office/texts/office-texts.ts'
import { useUrlFilters } from '#src/web/office/use-url-search.ts'
import { useServerMinute } from '#src/web/use-server-time.ts'
import type { SearchResult } from '../../contract/search.ts'
import { openAddress } from '../../rules/open-address.ts'
import { overviewTexts } from '../../texts/overview-texts.ts'
import { resultFacts } from './result-facts.ts'

type Shown = Pick<SearchResult, 'type' | 'id'>

/** The dialog with all details of a search result, whose id is in the page's address (`?result=`). Nothing can be edited in it. */
export function ResultDetails() {
  const texts = useTexts(overviewTexts)
  const { close: closeLabel } = useTexts(officeTexts)
  const [parameters, set] = useUrlFilters()
  const asked = parameters.get('result')
  // During the closing animation the address contains no result any more, but the dialog still shows the last one. So the last one
  // is kept here.
  const [last, setLast] = useState(asked)
  if (asked !== null && asked !== last) setLast(asked)
  const shown = readResult(asked ?? last)
  const close = () => set({ result: null })
  if (!shown) return null
  return (
    <Dialog
      open={asked !== null}
      onClose={close}
      size="medium"
      closeLabel={closeLabel}
      title={texts.types[shown.type]}
      footer={
        <div className={facts.footer}>
          <Button component={Link} to={openAddress(shown)} variant="default">
            {texts.details.goTo}
          </Button>
          <Button onClick={close}>{closeLabel}</Button>
        </div>
      }
    >
      <Facts shown={shown} />
    </Dialog>
  )
}

function readResult(text: string | null): Shown | undefined {
  const [type, ...id] = text?.split(':') ?? []
  if (type !== 'order' && type !== 'reservation' && type !== 'message') return undefined
  return { type, id: id.join(':') }
}

function Facts({ shown }: { shown: Shown }) {
  const texts = useTexts(overviewTexts).details
  const language = useLanguage()
  const now = useServerMinute()
  const api = useOfficeApi()
  const { type, id } = shown
  const params = { params: { id } }
  const { data, isError } = useQuery({
    queryKey: ['/api/search', 'one', type, id],
    queryFn: async () => {
      if (type === 'order') return { type, row: await api.call('GET /api/orders/:id', params) } as const
      if (type === 'message') return { type, row: await api.call('GET /api/contact/:id', params) } as const
      return { type, row: await api.call('GET /api/reservations/:id', params) } as const
    },
  })
  if (isError) return <p role="alert">{texts.missing}</p>
  if (!data) return <Spinner label={texts.loading} />
  return <FactList facts={resultFacts(data, language, now)} />
}
