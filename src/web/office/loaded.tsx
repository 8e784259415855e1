import { Button } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { Notice } from '#src/design/notice.tsx'
import { Skeleton, SkeletonGroup } from '#src/design/skeleton.tsx'
import { useTexts } from '../language.tsx'
import { officeTexts } from './texts/office-texts.ts'

interface LoadedProps<Data> {
  readonly query: Pick<UseQueryResult<Data>, 'data' | 'isError' | 'refetch'>
  readonly texts: { readonly loading: string; readonly failed: string }
  /** The height of the placeholder that is shown while the query is loading. */
  readonly height: string
  readonly children: (data: Data) => ReactNode
}

/**
 * Shows the data that a query has loaded. Until then a text says that the data is loading, or that loading has failed; if it has
 * failed, there is a button to try again.
 */
export function Loaded<Data>({ query, texts, height, children }: LoadedProps<Data>) {
  const { data, isError, refetch } = query
  if (data !== undefined) return children(data)
  if (isError) return <LoadFailure title={texts.failed} retry={() => void refetch()} />
  return (
    <SkeletonGroup label={texts.loading}>
      <Skeleton shape="block" height={height} />
    </SkeletonGroup>
  )
}

interface LoadFailureProps {
  readonly title: string
  retry(): void
}

/** Says that something could not be loaded, and offers a button to try again. */
export function LoadFailure({ title, retry }: LoadFailureProps) {
  return (
    <Notice tone="danger" title={title} urgent>
      <Button variant="default" onClick={retry}>
        {useTexts(officeTexts).retry}
      </Button>
    </Notice>
  )
}
