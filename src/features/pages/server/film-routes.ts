import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

import { notFound } from '#src/kernel/problem.ts'
import { ownValue } from '#src/kernel/own-value.ts'
import { route } from '#src/server/http/route.ts'
import type { Services } from '#src/server/services.ts'
import { sendObject } from '#src/features/uploads/server/uploads.ts'
import { getFilmFile } from '../contract/film-endpoints.ts'
import { demoFilms, filmFields, filmVersion, type FilmName } from '../rules/films.ts'
import { findHomeContent } from './home-content-store.ts'

const folder = fileURLToPath(new URL('../../../../db/seed/films', import.meta.url))

interface FilmFile {
  readonly name: FilmName
  readonly part: 'film' | 'poster'
  /** The file that the server sends as long as the record names the demo restaurant's film or poster. */
  readonly demo: string
  /** True for the demo film's file in a second format (AV1). Uploaded films have only one format. */
  readonly isDemoOnly?: true
}

/** The fixed public addresses of the films and their posters. */
const files: Readonly<Record<string, FilmFile>> = {
  'hero.landingpage.mp4': { name: 'hero', part: 'film', demo: 'hero.mp4' },
  'hero.landingpage.av1.mp4': { name: 'hero', part: 'film', demo: 'hero.av1.mp4', isDemoOnly: true },
  'hero-poster.jpg': { name: 'hero', part: 'poster', demo: 'hero-poster.jpg' },
  'hero2.landingpage.mp4': { name: 'reservation', part: 'film', demo: 'mood.mp4' },
  'hero2.landingpage.av1.mp4': { name: 'reservation', part: 'film', demo: 'mood.av1.mp4', isDemoOnly: true },
  'hero2-poster.jpg': { name: 'reservation', part: 'poster', demo: 'mood-poster.jpg' },
}

/**
 * Serves the films and posters that the home page's record names, as a whole or in byte ranges. If the requested address contains
 * the film's current version, browsers may cache the response for a year; otherwise for five minutes.
 */
export async function filmRoutes(
  app: FastifyInstance,
  { db, storage }: Pick<Services, 'db' | 'storage'>,
): Promise<void> {
  await app.register(fastifyStatic, { root: folder, serve: false })

  // If a player asks for bytes beyond the end of the file, the response tells the player the file's size (RFC 9110, section
  // 15.5.17).
  app.addHook('onSend', async (request, reply) => {
    if (reply.statusCode !== 416 || reply.hasHeader('Content-Range')) return
    const { file: address } = request.params as { file: string } // the cast is right, because the only route of this plugin has `file` in its path
    const file = ownValue(files, address)
    if (file === undefined) return
    reply.header('Content-Range', `bytes */${(await stat(join(folder, file.demo))).size}`)
  })

  route(app, getFilmFile, { caching: 'own' }, async ({ params, query, request, reply }) => {
    const file = ownValue(files, params.file)
    const record = file && (await findHomeContent(db))
    const address = file && record?.[filmFields[file.name][file.part]]
    if (!file || !address) throw noSuchFilm()
    const film = record[filmFields[file.name].film]
    const isCurrent = film !== null && query.v === filmVersion(file.name, film)
    const caching = isCurrent ? 'public, max-age=31536000, immutable' : 'public, max-age=300'
    if (address === demoFilms[file.name][file.part]) {
      reply.header('Cache-Control', caching)
      return reply.sendFile(file.demo, { cacheControl: false })
    }
    const key = address.replace('/objects/', '')
    if (file.isDemoOnly || !(await sendObject(storage, key, request, reply, caching))) throw noSuchFilm()
    return reply
  })
}

function noSuchFilm() {
  return notFound('films.not-found', 'There is no such film')
}
