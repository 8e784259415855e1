import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

import { notFound } from '#src/kernel/problem.ts'
import { ownValue } from '#src/kernel/own-value.ts'
import { route } from '#src/server/http/route.ts'
import { getFilmFile } from '../contract/film-endpoints.ts'

const folder = fileURLToPath(new URL('../../../../db/seed/films', import.meta.url))

/** The fixed public addresses of the films, with the file behind each. */
const files: Readonly<Record<string, string>> = {
  'hero.landingpage.mp4': 'hero.mp4',
  'hero.landingpage.av1.mp4': 'hero.av1.mp4',
  'hero-poster.jpg': 'hero-poster.jpg',
  'hero2.landingpage.mp4': 'mood.mp4',
  'hero2.landingpage.av1.mp4': 'mood.av1.mp4',
  'hero2-poster.jpg': 'mood-poster.jpg',
}

/**
 * Serves the films of the home page and their posters, whole or in byte ranges. With the version of the film in its
 * address a browser may keep it for ever; without one it looks again after five minutes.
 */
export async function filmRoutes(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, { root: folder, serve: false })
  const versions = {
    hero: await filmVersion('hero.mp4'),
    hero2: await filmVersion('mood.mp4'),
  }

  // A player that asked beyond the end is told where the end is (RFC 9110, section 15.5.17).
  app.addHook('onSend', async (request, reply) => {
    if (reply.statusCode !== 416) return
    const { file: address } = request.params as { file: string } // the one route here has it in its path
    const file = fileBehind(address)
    if (file === undefined) return
    reply.header('Content-Range', `bytes */${(await stat(join(folder, file))).size}`)
  })

  route(app, getFilmFile, { caching: 'own' }, ({ params, query, reply }) => {
    const file = fileBehind(params.file)
    if (file === undefined) throw notFound('films.not-found', 'There is no such film')
    const version = params.file.startsWith('hero2') ? versions.hero2 : versions.hero
    const isCurrent = query.v === version
    reply.header('Cache-Control', isCurrent ? 'public, max-age=31536000, immutable' : 'public, max-age=300')
    return reply.sendFile(file, { cacheControl: false })
  })
}

function fileBehind(address: string): string | undefined {
  return ownValue(files, address)
}

/** The beginning of the film's hash; its poster and its other format are made from it and share it. */
async function filmVersion(file: string): Promise<string> {
  const bytes = await readFile(join(folder, file))
  return createHash('sha256').update(bytes).digest('hex').slice(0, 8)
}
