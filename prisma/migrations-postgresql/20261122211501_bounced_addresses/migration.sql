-- CreateTable
CREATE TABLE "BouncedAddress" (
    "address" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "reason" TEXT NOT NULL DEFAULT '',
    "at" TIMESTAMP(3) NOT NULL,
    "clearedAt" TIMESTAMP(3),

    CONSTRAINT "BouncedAddress_pkey" PRIMARY KEY ("address")
);
