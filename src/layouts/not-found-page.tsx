import { data } from 'react-router'

import { NotFound } from '#src/web/not-found.tsx'
import type { PageHandle } from '#src/web/page-handle.ts'

export const handle: PageHandle = {}

export const loader = () => data(null, { status: 404 })

export const clientLoader = () => null

export default NotFound
