import { Geometry, GlProgram, Mesh, Shader, type Texture } from 'pixi.js';

/**
 * One texture over the whole board. It has its own short shader, because Pixi's sprite shader chooses among sixteen
 * textures at every pixel.
 */
export function seaMesh(texture: Texture, width: number, height: number): Mesh<Geometry, Shader> {
  const geometry = new Geometry({
    attributes: { aPosition: new Float32Array([0, 0, width, 0, width, height, 0, height]) },
    indexBuffer: new Uint32Array([0, 1, 2, 0, 2, 3]),
  });
  const shader = new Shader({
    glProgram: new GlProgram({ vertex: VERTEX, fragment: FRAGMENT, name: 'map-sea' }),
    resources: {
      uSea: texture.source,
      uSeaSampler: texture.source.style,
      board: { uBoard: { value: new Float32Array([width, height]), type: 'vec2<f32>' } },
    },
  });
  return new Mesh({ geometry, shader });
}

const VERTEX = `#version 300 es
in vec2 aPosition;
out vec2 vAt;
uniform mat3 uProjectionMatrix;
uniform mat3 uWorldTransformMatrix;
uniform mat3 uTransformMatrix;
uniform vec2 uBoard;
void main() {
  mat3 transform = uProjectionMatrix * uWorldTransformMatrix * uTransformMatrix;
  gl_Position = vec4((transform * vec3(aPosition, 1.0)).xy, 0.0, 1.0);
  vAt = aPosition / uBoard;
}`;

const FRAGMENT = `#version 300 es
in vec2 vAt;
out vec4 finalColor;
uniform sampler2D uSea;
void main() {
  finalColor = vec4(texture(uSea, vAt).rgb, 1.0);
}`;
