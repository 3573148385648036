"""The games behind the interfaces that learning code uses. Each module needs an extra and is imported only by name:

- `sandtable.envs.aec`, `sandtable.envs.parallel`: PettingZoo (`pip install sandtable[envs]`)
- `sandtable.envs.single`: Gymnasium, one seat against bots (`sandtable[envs]`)
- `sandtable.envs.spiel`: OpenSpiel (`sandtable[openspiel]`)
- `sandtable.envs.vector`: many games at once in NumPy arrays (`sandtable[envs]`)
- `sandtable.envs.steps`: records as steps to learn from (`sandtable[learning]`)
"""
